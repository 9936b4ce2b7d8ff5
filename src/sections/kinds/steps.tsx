import type { StepsSection } from '@/content/types'
import { Section } from '../section'

/** Numbered steps, connected by a line. */
export const Steps = ({ steps, ...content }: StepsSection) => (
  <Section content={content} lines={steps.map(({ title, text }) => [title, text])}>
    <ol className="grid gap-x-8 gap-y-8 @4xl:auto-cols-fr @4xl:grid-flow-col">
      {steps.map(({ title, text }, index) => (
        <li key={title} className="group relative grid grid-cols-[auto_1fr] gap-x-5 @4xl:block">
          <span
            aria-hidden
            className="step-number size-11 bg-accent-solid text-on-accent print-exact"
          >
            {index + 1}
          </span>
          {/* From 0.75rem after this number to the next. */}
          <span className="absolute top-14 left-5.5 h-[calc(100%-1rem)] w-px bg-accent-line group-last:hidden @4xl:top-5.5 @4xl:left-14 @4xl:h-px @4xl:w-[calc(100%-2.25rem)]" />
          <div>
            <h3 className="text-h4 @4xl:mt-5">{title}</h3>
            <p className="mt-2 text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  </Section>
)
