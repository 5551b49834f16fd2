import { useCallback, useMemo, useSyncExternalStore } from 'react'

/** Whether a media query holds, kept up to date. */
function useMedia(text: string): boolean {
  const query = useMemo(() => matchMedia(text), [text])
  const subscribe = useCallback(
    (tell: () => void) => {
      query.addEventListener('change', tell)
      return () => query.removeEventListener('change', tell)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => query.matches)
}
export const useNarrow = (): boolean => useMedia('(max-width: 1100px)')
export const usePhone = (): boolean => useMedia('(max-width: 560px)')
