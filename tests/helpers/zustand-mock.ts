import type * as Zustand from 'zustand'
import type { StateCreator, StoreApi } from 'zustand'

/** A store, which `persist` may keep in storage. */
type Store = StoreApi<unknown> & { persist?: { rehydrate: () => unknown } }

const stores = new Set<Store>()

/** Resets every store of the app to its initial state. */
export function resetStores() {
  for (const { getState, getInitialState, setState } of stores)
    // Skip unchanged stores, so that they don't write to storage.
    if (getState() !== getInitialState()) setState(getInitialState(), true)
}

/** Resets every store to what session storage has of it, as a reload does. */
export function reloadStores() {
  const stored = { ...window.sessionStorage }
  resetStores()
  Object.assign(window.sessionStorage, stored)
  for (const { persist } of stores) persist?.rehydrate()
}

/** zustand with stores that `resetStores` can reset, as its testing guide recommends. */
export function recordStores({ create, createStore, ...zustand }: typeof Zustand) {
  const record = <T extends Store>(store: T) => {
    stores.add(store)
    return store
  }
  return {
    ...zustand,
    create: (initialize: StateCreator<unknown>) => record(create(initialize)),
    createStore: (initialize: StateCreator<unknown>) => record(createStore(initialize)),
  }
}
