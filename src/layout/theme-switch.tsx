import { Monitor, Moon, Sun, type LucideIcon } from 'lucide-react'
import { useId } from 'react'
import { cn } from '@/lib/cn'
import { setTheme, type Theme, useTheme } from './theme'

const choices: { theme: Theme; label: string; icon: LucideIcon }[] = [
  { theme: 'system', label: 'System', icon: Monitor },
  { theme: 'light', label: 'Light', icon: Sun },
  { theme: 'dark', label: 'Dark', icon: Moon },
]

/** The choice between the system's theme, light and dark. */
export function ThemeSwitch({ className }: { className?: string }) {
  const current = useTheme()
  const name = useId()
  return (
    <fieldset className={cn('inline-flex rounded-full border border-line p-0.5', className)}>
      <legend className="sr-only">Theme</legend>
      {choices.map(({ theme, label, icon: Icon }) => (
        <label
          key={theme}
          title={label}
          className="grid h-9 w-8 cursor-pointer place-items-center rounded-full text-muted hover:text-ink has-checked:bg-sunken has-checked:text-ink has-checked:ring-1 has-checked:ring-line has-checked:ring-inset has-focus-visible:outline-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={name}
            value={theme}
            checked={current === theme}
            onChange={() => setTheme(theme)}
            className="sr-only"
          />
          <Icon className="size-4" />
          <span className="sr-only">{label}</span>
        </label>
      ))}
    </fieldset>
  )
}
