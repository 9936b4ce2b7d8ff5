import { clsx } from 'clsx'
import { Bot, Info, SendHorizontal } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { chatDemoCopy } from '@/content/pages/services/ai-assistant'
import type { SlotSection } from '@/content/types'
import { Section } from '@/sections/section'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { TextField } from '@/ui/field'
import { NoscriptNotice } from '@/ui/noscript-notice'

interface ChatMessage {
  sender: 'ai' | 'user'
  text: string
}

/** A demo chat that runs in the browser and gives every message the same reply. */
export function ChatDemo(section: SlotSection) {
  const [messages, setMessages] = useState<ChatMessage[]>([
    { sender: 'ai', text: chatDemoCopy.greeting },
  ])
  const inputRef = useRef<HTMLInputElement>(null)
  const sent = messages.filter(({ sender }) => sender === 'user').length
  // Without the greeting, every message has one reply.
  const answering = messages.length - 1 < 2 * sent

  const append = (message: ChatMessage) => setMessages((prev) => [...prev, message])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const text = inputRef.current!.value.trim()
    if (!text) return
    append({ sender: 'user', text })
    event.currentTarget.reset()
    setTimeout(() => append({ sender: 'ai', text: chatDemoCopy.reply }), 1000)
  }

  function suggest(suggestion: string) {
    inputRef.current!.value = suggestion
    inputRef.current!.focus()
  }

  return (
    <Section content={section}>
      <div className="grid items-center gap-x-16 gap-y-10 @4xl:grid-cols-[1.5fr_1fr]">
        <Card size="none" tone="accent" elevation="raised" className="min-w-0">
          <div className="flex flex-wrap items-center gap-3 border-b border-line bg-accent-tint px-4 py-3 sm:px-5">
            <span
              aria-hidden
              className="grid size-10 shrink-0 place-items-center rounded-full bg-accent-solid text-on-accent print-exact"
            >
              <Bot className="size-5 stroke-icon" />
            </span>
            <h3 className="mr-auto text-h4">{chatDemoCopy.name}</h3>
            <Badge tone="dashed">{chatDemoCopy.badge}</Badge>
          </div>
          <Conversation messages={messages} answering={answering} />
          <form onSubmit={submit} className="flex gap-3 border-t border-line p-3 sm:p-4">
            <NoscriptNotice />
            <div className="min-w-0 flex-1">
              <TextField ref={inputRef} {...chatDemoCopy.message} compact enterKeyHint="send" />
            </div>
            <Button type="submit" aria-label={chatDemoCopy.send}>
              <span className="max-sm:sr-only">{chatDemoCopy.send}</span>
              <SendHorizontal className="size-4.5" />
            </Button>
          </form>
          <p className="flex gap-2.5 border-t border-line bg-sunken px-4 py-3 text-sm text-muted sm:px-5">
            <Info className="mt-0.5 size-4.5 shrink-0 text-accent" />
            {chatDemoCopy.note}
          </p>
        </Card>
        <div>
          <h3 className="text-h4">{chatDemoCopy.suggestionsTitle}</h3>
          <ul aria-label={chatDemoCopy.suggestionsTitle} className="mt-4 ruled">
            {chatDemoCopy.suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button
                  type="button"
                  onClick={() => suggest(suggestion)}
                  className="min-h-11 w-full py-4 text-left text-muted hover:text-accent"
                >
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  )
}

/** Scrolls a new message into view within its box; scrollIntoView would scroll the page too. */
function reveal(added: HTMLElement | null) {
  const box = added?.parentElement
  if (box) box.scrollTop = box.scrollHeight
}

const Conversation = ({ messages, answering }: { messages: ChatMessage[]; answering: boolean }) => (
  <div
    role="log"
    aria-live="polite"
    aria-label={chatDemoCopy.conversation}
    // A scrollable region must be focusable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    tabIndex={0}
    className="flex h-88 flex-col gap-3 overflow-y-auto overscroll-contain px-4 py-5 inset-focus sm:px-5 print:h-auto print:overflow-visible"
  >
    {messages.map(({ sender, text }, index) => (
      <div
        // Messages are only ever appended.
        // oxlint-disable-next-line react/no-array-index-key
        key={index}
        ref={reveal}
        className={clsx(
          // The border is all that forced colors leave visible.
          'max-w-[85%] animate-slide-down rounded-lg border border-transparent px-4 py-2.5 break-words',
          sender === 'user'
            ? 'self-end rounded-br-sm bg-accent-solid text-on-accent print-exact'
            : 'self-start rounded-bl-sm bg-accent-tint text-ink',
        )}
      >
        <span className="sr-only">{`${chatDemoCopy.senders[sender]}: `}</span>
        <p dir="auto">{text}</p>
      </div>
    ))}
    {answering && (
      // Three dots, hidden from screen readers, which announce the reply.
      <div
        ref={reveal}
        aria-hidden
        className="flex animate-fade-in gap-1.5 self-start rounded-lg rounded-bl-sm border border-transparent bg-accent-tint px-4 py-4"
      >
        {[0, 1, 2].map((index) => (
          <span
            key={index}
            style={{ animationDelay: `${index * 0.2}s` }}
            className="size-2 animate-shimmer rounded-full bg-accent-vivid forced-ink"
          />
        ))}
      </div>
    )}
  </div>
)
