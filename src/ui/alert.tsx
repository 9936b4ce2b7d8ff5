import { clsx } from 'clsx'
import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'

export const tones = {
  info: 'border-accent-line bg-accent-tint [&>svg]:text-accent',
  success: 'border-success/25 bg-success-tint font-medium text-success',
  danger: 'border-danger-line bg-danger-tint font-medium text-danger',
}

/** A message in a box. By default, it has no role, because only some messages are announced. */
export const Alert = ({
  tone,
  icon: Icon,
  action,
  className,
  children,
  ...rest
}: ComponentProps<'div'> & {
  tone: keyof typeof tones
  icon?: LucideIcon
  action?: ReactNode
}) => (
  <div
    className={clsx('flex gap-x-3.5 rounded border px-4 py-3 text-sm', tones[tone], className)}
    {...rest}
  >
    {Icon && <Icon className="mt-0.5 size-5 shrink-0" />}
    <div className="min-w-0 flex-1 self-center">{children}</div>
    {action && <div className="-my-2 -mr-3 shrink-0">{action}</div>}
  </div>
)
