import { readDraft, setDraft } from './drafts'

/** Puts a text above what was typed as a message, in place of an earlier text. */
export function prefillMessage(owner: string, text: string) {
  const { values, prefill = '' } = readDraft(owner, 'contact') ?? {}
  const earlier = values?.message ?? ''
  const typed = (earlier.startsWith(prefill) ? earlier.slice(prefill.length) : earlier).trim()
  const message = [text, typed].filter(Boolean).join('\n\n')
  setDraft(owner, 'contact', { values: { ...values, message }, prefill: text })
}
