import type { ReactNode } from 'react'

/** A section of the account page. */
export function AccountSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mb-6 grid break-inside-avoid gap-5 rounded-xl border border-line bg-surface p-6 shadow-card sm:p-8">
      <h2 className="text-h4 font-semibold">{title}</h2>
      {children}
    </section>
  )
}
