import { useEffect, useState } from 'react'

const units: [Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

const relative = new Intl.RelativeTimeFormat('en')
const full = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short' })

/** Returns the time since a date in words, also if a slow clock puts it in the future. */
export function formatRelativeTime(date: Date, now: number): string {
  const age = Math.max(0, now - date.getTime()) / 1000
  const unit = units.find(([, seconds]) => age >= seconds)
  return unit ? relative.format(-Math.floor(age / unit[1]), unit[0]) : 'just now'
}

/** A date relative to the current time, updated each minute, with the full date on hover. */
export function RelativeTime({ date }: { date: string }) {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000)
    return () => clearInterval(timer)
  }, [])
  const value = new Date(date)
  return (
    <time dateTime={date} title={full.format(value)}>
      {formatRelativeTime(value, now)}
    </time>
  )
}
