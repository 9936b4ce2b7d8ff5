import { useEffect } from 'react'
import { endReload } from '@/lib/page-load'
import { builtHead } from './page-head'

const asItIs = { __html: '' }

/** The page as the build rendered it: there is nothing in it to do but read, and follow links. */
export function KeptPage() {
  useEffect(() => {
    endReload()
    const head = builtHead()
    return () => {
      for (const element of head) element.remove()
    }
  }, [])
  // React leaves the inside of an element alone that it takes over in this way.
  return <div className="page" suppressHydrationWarning dangerouslySetInnerHTML={asItIs} />
}
