import { clsx } from 'clsx'
import { AnimatePresence, type MotionProps, type TargetAndTransition } from 'framer-motion'
import type { MouseEvent } from 'react'
import { useAuth } from '@/auth/auth-provider'
import { type MenuGroup, servicesMenu } from '@/content/catalog/menus'
import { loggedInAs } from '@/features/account/copy'
import { ButtonLink } from '@/routing/link'
import * as Accordion from '@/ui/accordion'
import { Animated } from '@/ui/motion'
import { AuthLinks } from './auth-links'
import { Chevron, GroupTrigger, MainNavLinks, ServiceLink, ServicesTrigger } from './navigation'
import { ThemeSwitch } from './theme-switch'

/** Returns a motion between two states that takes 0.3 s. */
const between = (hidden: TargetAndTransition, shown: TargetAndTransition): MotionProps => ({
  initial: hidden,
  animate: shown,
  exit: hidden,
  transition: { duration: 0.3 },
})

const reveal = between({ clipPath: 'inset(0% 0% 100%)' }, { clipPath: 'inset(0% 0% 0%)' })
const fade = between({ opacity: 0 }, { opacity: 1 })

/** The menu of narrow screens, over a scrim that closes it. Its account links stay visible. */
export function MobileMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { user } = useAuth()
  return (
    <AnimatePresence>
      {open && (
        <>
          <Animated
            as="div"
            motion={fade}
            aria-hidden
            onClick={onClose}
            className="absolute inset-x-0 top-full h-dvh touch-none bg-scrim @nav:hidden"
          />
          <Animated
            as="nav"
            motion={reveal}
            id="mobile-menu"
            aria-label="Main"
            data-scroll-container
            className="absolute inset-x-0 top-full max-h-[calc(100dvh-var(--header-height))] scroll-pb-32 overflow-y-auto overscroll-contain scroll-smooth border-b border-line bg-page @nav:hidden"
          >
            <MainNavLinks
              className="container-page grid gap-1 py-4 *:-mx-3"
              services={<Services />}
            />
            <div
              className={clsx(
                'bottom-0 container-page flex flex-wrap items-center gap-2 border-t border-line bg-page py-3 [@media(height>=30rem)]:sticky',
                !user && '@auth-links:hidden',
              )}
            >
              {user && (
                <>
                  <p className="grow basis-full text-sm text-muted sm:basis-40">
                    {loggedInAs}{' '}
                    <span className="font-semibold break-all text-ink">{user.email}</span>
                  </p>
                  <ButtonLink variant="secondary" to="/dashboard/account">
                    Account
                  </ButtonLink>
                </>
              )}
              {/* On tablets, they are in the header. */}
              <div className="contents @auth-links:hidden">
                <AuthLinks />
                <ThemeSwitch />
              </div>
            </div>
          </Animated>
        </>
      )}
    </AnimatePresence>
  )
}

/** All services, closed at first. One group is open at a time. */
const Services = () => (
  <Accordion.Root>
    <Accordion.Item value="services">
      <Accordion.Trigger asChild>
        <ServicesTrigger />
      </Accordion.Trigger>
      <Accordion.Content className="ml-3 border-l border-line pl-2">
        <Accordion.Root asChild>
          <ul>
            {servicesMenu.map((item) =>
              'links' in item ? (
                <Group key={item.label} group={item} />
              ) : (
                <li key={item.path}>
                  <ServiceLink link={item} />
                </li>
              ),
            )}
          </ul>
        </Accordion.Root>
      </Accordion.Content>
    </Accordion.Item>
  </Accordion.Root>
)

/** Scrolls a group that opens to the top, to make room for its links. */
function scrollToOpened({ currentTarget: row }: MouseEvent<HTMLElement>) {
  if (row.dataset.state === 'closed') requestAnimationFrame(() => row.scrollIntoView())
}

const Group = ({ group }: { group: MenuGroup }) => (
  <Accordion.Item value={group.label} asChild>
    <li data-suite={group.suite}>
      <Accordion.Trigger asChild onClick={scrollToOpened}>
        <GroupTrigger group={group}>
          <Chevron />
        </GroupTrigger>
      </Accordion.Trigger>
      <Accordion.Content className="mb-1 ml-5 border-l border-accent-line pl-2">
        <ul>
          {group.links.map((link) => (
            <li key={link.path}>
              <ServiceLink link={link} />
            </li>
          ))}
        </ul>
      </Accordion.Content>
    </li>
  </Accordion.Item>
)
