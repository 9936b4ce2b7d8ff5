import { Pencil } from 'lucide-react'
import type { CustomSection, PageContent, SectionContent } from './content/types'
import { ButtonLink } from './components/button-link'
import { MockupView } from './mockups/mockup-view'
import { ContentPage } from './sections/content-page'
import { Alert } from './ui/alert'
import { Badge } from './ui/badge'
import { Button } from './ui/button'
import { Card } from './ui/card'
import { SelectField, TextArea, TextField } from './ui/field'
import { IconTile } from './ui/icon-tile'
import { ListSkeleton } from './ui/list-skeleton'
import { LoadError } from './ui/load-error'
import { Ring } from './ui/ring'
import { showToast } from './ui/toast-store'

const pages = Object.values(
  import.meta.glob<PageContent<CustomSection>>('./content/pages/**/*.ts', {
    eager: true,
    import: 'content',
  }),
)

/** Returns the first item of each kind. */
const oneOfEach = <Item extends { kind: string }>(items: Item[]) =>
  items.filter(({ kind }, index) => items.findIndex((item) => item.kind === kind) === index)

const sections = oneOfEach(pages.flatMap((page) => page.sections)).filter(
  (section): section is SectionContent => section.kind !== 'custom',
)
const mockups = oneOfEach(pages.flatMap(({ hero }) => hero.mockup ?? []))

/** All parts of the design in one place, light and dark. Only the development server has it. */
export const Component = () =>
  ['[color-scheme:light]', '[color-scheme:dark]'].map((scheme) => (
    <div key={scheme} data-suite="build" className={`bg-page text-ink ${scheme}`}>
      <div className="container-page grid gap-6 py-section md:grid-cols-2">
        <div className="flex flex-wrap items-center gap-3">
          {(['primary', 'secondary', 'ghost', 'destructive'] as const).map((variant) => (
            <Button key={variant} variant={variant} onClick={() => showToast({ title: variant })}>
              {variant}
            </Button>
          ))}
          <Button disabled>disabled</Button>
          <ButtonLink to="/">ButtonLink</ButtonLink>
          {(['accent', 'success', 'danger', 'quiet', 'inverse', 'dashed'] as const).map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
          <IconTile icon={Pencil} size="sm" tone="surface" />
          <Ring />
        </div>
        <div className="grid content-start gap-4">
          {(['info', 'success', 'danger'] as const).map((tone) => (
            <Alert key={tone} tone={tone}>
              {tone}
            </Alert>
          ))}
          <LoadError text="LoadError" onRetry={() => undefined} />
          <TextField label="TextField" hint="Hint" optional />
          <TextField label="With an error" error="Enter a value." defaultValue="x" />
          <TextArea label="TextArea" />
          <SelectField label="SelectField" />
        </div>
        {(['plain', 'accent', 'selected', 'inverse', 'dashed'] as const).map((tone) => (
          <Card key={tone} tone={tone} raised={tone === 'inverse'}>
            {tone}
          </Card>
        ))}
        <ListSkeleton label="ListSkeleton" />
        {mockups.map((mockup) => (
          <MockupView key={mockup.kind} mockup={mockup} />
        ))}
      </div>
      <ContentPage content={{ ...pages[0]!, sections }} custom={{}} />
    </div>
  ))
