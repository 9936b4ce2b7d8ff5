import { useEffect } from 'react'
import { endReload } from '@/lib/page-load'

const asItIs = { __html: '' }

/** What the build put into the head for its page. */
const ofThePage =
  'title, meta[name=description], meta[name^=twitter], meta[property], link[rel=canonical]'

/** The page as the build rendered it: there is nothing in it to do but read, and follow links. */
export function KeptPage() {
  useEffect(() => {
    endReload()
    const head = document.head.querySelectorAll(ofThePage)
    return () => {
      for (const element of head) element.remove()
    }
  }, [])
  // React leaves the inside of an element alone that it takes over in this way.
  return <div className="page" suppressHydrationWarning dangerouslySetInnerHTML={asItIs} />
}
