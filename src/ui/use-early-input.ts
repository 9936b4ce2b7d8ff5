import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useHydrated } from '@/lib/use-hydrated'

/** Calls `onAdopt` after hydration with the fields that were filled in before, as [name, text]. */
export function useEarlyInput(
  formRef: RefObject<HTMLFormElement | null>,
  onAdopt: (typed: [string, FormDataEntryValue][]) => void,
) {
  const hydrated = useHydrated()
  const typedRef = useRef<[string, FormDataEntryValue][]>([])
  const adopt = useEffectEvent(() => onAdopt(typedRef.current))

  useLayoutEffect(() => {
    if (hydrated) return adopt()
    // Read them now, because the next render overwrites them, and adopt them after it, which has the
    // draft.
    if (formRef.current)
      typedRef.current = [...new FormData(formRef.current)].filter(([, text]) => text)
  }, [hydrated, formRef])
}
