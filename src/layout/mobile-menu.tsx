import { AnimatePresence, type MotionProps } from 'framer-motion'
import { useAuth } from '@/auth/use-auth'
import { type MenuGroup, servicesMenu } from '@/content/navigation'
import * as Accordion from '@/ui/accordion'
import { Animated } from '@/ui/motion'
import { AuthLinks } from './auth-links'
import {
  Chevron,
  groupTrigger,
  ServiceLink,
  servicesTrigger,
  TopLinks,
  useActiveService,
} from './navigation'
import { ThemeSwitch } from './theme-switch'

const menuMotion: MotionProps = {
  initial: { opacity: 0, y: -12 },
  animate: { opacity: 1, y: 0 },
  exit: { opacity: 0, y: -12 },
  transition: { duration: 0.3 },
}

/** The menu of narrow screens; opens and closes in 0.3 s. Its links scroll, the account stays in sight. */
export function MobileMenu({ id, open }: { id: string; open: boolean }) {
  const { user } = useAuth()
  return (
    <AnimatePresence>
      {open && (
        <Animated
          as="nav"
          motion={menuMotion}
          id={id}
          aria-label="Main"
          className="absolute inset-x-0 top-full flex max-h-[calc(100dvh-theme(spacing.header))] flex-col border-b border-line bg-page shadow-floating @min-[62rem]:hidden"
        >
          <div data-scrolls className="overflow-y-auto overscroll-contain">
            <TopLinks className="container-page grid gap-1 py-4" services={<Services />} />
          </div>
          <div className="container-page flex flex-wrap items-center gap-2 border-t border-line py-3">
            {user && (
              <p className="grow basis-40 text-sm text-muted">
                Logged in as <span className="font-semibold break-all text-ink">{user.email}</span>
              </p>
            )}
            <AuthLinks />
            <ThemeSwitch />
          </div>
        </Animated>
      )}
    </AnimatePresence>
  )
}

/** Every service; the groups among them open one at a time, that of the current page at first. */
function Services() {
  const active = useActiveService()
  return (
    <Accordion.Root defaultValue={active && 'services'}>
      <Accordion.Item value="services">
        <Accordion.Trigger {...servicesTrigger(!!active)} />
        <Accordion.Content className="ml-3 border-l border-line pl-2">
          <Accordion.Root asChild defaultValue={active?.name}>
            <ul>
              {servicesMenu.map((item) =>
                'links' in item ? (
                  <Group key={item.name} group={item} active={item === active} />
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
}

function Group({ group, active }: { group: MenuGroup; active: boolean }) {
  return (
    <Accordion.Item value={group.name} asChild>
      <li data-suite={group.suite}>
        <Accordion.Trigger {...groupTrigger(group, active, <Chevron />)} />
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
}
