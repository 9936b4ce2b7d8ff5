import { Pencil } from 'lucide-react'
import type { ElementType } from 'react'
import { drawings } from '@/content/catalog/drawings'
import type { PageContent } from '@/content/types'
import { confirmDiscardCopy } from '@/drafts/copy'
import { Avatar } from '@/pictures/avatar'
import { Drawing } from '@/pictures/photo'
import { Picture } from '@/pictures/picture'
import { Ring } from '@/pictures/ring'
import { ContentPage } from '@/sections/content-page'
import { Alert, tones as alertTones } from '@/ui/alert'
import { Badge, sizes as badgeSizes, tones as badgeTones } from '@/ui/badge'
import { Button, IconButton, variants } from '@/ui/button'
import { Card, elevations, sizes as cardSizes, tones as cardTones } from '@/ui/card'
import { ConfirmButton } from '@/ui/confirm-dialog'
import { SelectField, TextArea, TextField } from '@/ui/field'
import { FormAlert } from '@/ui/form'
import { LoadError } from '@/ui/load-error'
import { PasswordField } from '@/ui/password-field'
import { PageSkeleton } from '@/ui/skeleton'
import { showErrorToast, showToast } from '@/ui/toast-store'

const modules = import.meta.glob<{ content?: PageContent }>(
  ['../content/pages/**/*.ts', '!**/_*'],
  { eager: true },
)

/** Returns an item of each kind with each set of optional properties. */
const oneOfEach = <Item extends { kind: string }>(items: Item[]) =>
  Object.values(Object.fromEntries(items.map((item) => [item.kind + Object.keys(item), item])))

const contents = Object.values(modules).flatMap(({ content }) => content ?? [])
const pictures = oneOfEach(contents.flatMap(({ hero }) => hero.picture ?? []))
const sections = oneOfEach(contents.flatMap((content) => content.sections))
  .filter(({ kind }) => kind !== 'slot')
  .map((section) => ({ hero: {}, sections: [section] }))

/** Renders a component with each value of a property. */
const each = (Part: ElementType, name: string, values: readonly unknown[], rest?: object) =>
  values.map((value, key) => <Part key={key} {...{ children: value, [name]: value, ...rest }} />)

/** All parts of the design in one place, light and dark. Only the development server has it. */
export const Component = () =>
  ['scheme-light', 'scheme-dark'].map((scheme) => (
    <div key={scheme} data-suite="build" className={`bg-page text-ink ${scheme}`}>
      <div className="container-page grid items-start gap-6 py-section md:grid-cols-3 *:[button,span]:justify-self-start">
        {each(Button, 'variant', Object.keys(variants))}
        {each(Button, 'variant', Object.keys(variants), { disabled: true })}
        {each(IconButton, 'disabled', [false, true], { label: 'Edit', children: <Pencil /> })}
        <Button onClick={() => showToast({ title: 'Saved' })}>Toast</Button>
        <Button onClick={() => showErrorToast('Not saved', 'Try again.')}>Error toast</Button>
        <ConfirmButton getQuestion={() => confirmDiscardCopy} onConfirm={() => undefined}>
          Dialog
        </ConfirmButton>
        {each(Badge, 'tone', Object.keys(badgeTones))}
        {each(Badge, 'size', Object.keys(badgeSizes), { tone: 'accent' })}
        {each(Alert, 'tone', Object.keys(alertTones), { icon: Pencil })}
        {each(Card, 'tone', Object.keys(cardTones))}
        {each(Card, 'size', Object.keys(cardSizes))}
        {each(Card, 'elevation', Object.keys(elevations))}
        <Avatar photo="portrait-2" name="Ada Lovelace" />
        {each(Ring, 'top', ['build', 'grow'], { filled: ['grow'] })}
        {each(Ring, 'lit', ['grow'])}
        {each(Ring, 'moved', ['grow'])}
        <TextField label="TextField" hint="Hint" error="An error" required={false} icon={Pencil} />
        <PasswordField label="PasswordField" />
        <TextArea label="TextArea" />
        <SelectField label="SelectField" readOnly />
        <FormAlert form={{ result: { text: 'FormAlert' } }} />
        <LoadError text="LoadError" onRetry={() => undefined} />
        {each(Drawing, 'name', drawings)}
        {each(Picture, 'picture', pictures)}
      </div>
      <PageSkeleton />
      {each(ContentPage, 'content', sections, { hero: null })}
    </div>
  ))
