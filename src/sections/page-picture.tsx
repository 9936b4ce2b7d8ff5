import { useMatches } from 'react-router'
import { lookedAt } from '@/lib/looked-at'
import { type PageRow, suiteOf } from '@/routes'

const SuitePicture = lookedAt(
  async () => (await import('./suite-picture')).SuitePicture,
  <div className="min-h-88 lg:aspect-4/3" />,
)

/** The picture of the page that shows, for its hero. */
export function PagePicture() {
  const row = useMatches().at(-1)!.handle as PageRow
  return <SuitePicture suite={suiteOf(row)} path={row.path} />
}
