import type * as Zustand from 'zustand'
import type { StateCreator, StoreApi } from 'zustand'

const resets = new Set<() => void>()

/** Resets every store of the app to its initial state. */
export const resetStores = () => resets.forEach((reset) => reset())

/** zustand with stores that `resetStores` can reset, as its testing guide recommends. */
export function recordStores({ create, createStore, ...zustand }: typeof Zustand) {
  const record = <T, Store extends StoreApi<T>>(store: Store) => {
    resets.add(() => {
      // Skip unchanged stores, so that they don't write to storage.
      if (store.getState() !== store.getInitialState())
        store.setState(store.getInitialState(), true)
    })
    return store
  }
  return {
    ...zustand,
    create: <T>(initialize: StateCreator<T>) => record(create(initialize)),
    createStore: <T>(initialize: StateCreator<T>) => record(createStore(initialize)),
  }
}
