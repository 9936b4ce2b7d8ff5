import { AnimatePresence } from 'framer-motion'
import * as m from 'framer-motion/m'
import { ChevronDown } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { type MenuGroup, servicesMenu } from '@/content/navigation'
import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from '@/ui/accordion'
import { useInitial } from '@/ui/motion'
import { MobileAccount } from './account-links'
import { isPathWithin, isServicePath, navigationItem } from './navigation-item'
import { groupLabel, PageCount, ServiceLink } from './service-link'
import { ThemeSwitch } from './theme-switch'
import { TopLink, useTopLinks } from './top-links'

const menu = { hidden: { opacity: 0, y: -12 }, visible: { opacity: 1, y: 0 } }

/** The menu of narrow screens; opens and closes in 0.3 s. */
export function MobileMenu({ id, open }: { id: string; open: boolean }) {
  const initial = useInitial()
  return (
    <AnimatePresence>
      {open && (
        <m.nav
          id={id}
          aria-label="Main"
          variants={menu}
          initial={initial}
          animate="visible"
          exit="hidden"
          transition={{ duration: 0.3 }}
          className="absolute inset-x-0 top-full max-h-[calc(100dvh-4.25rem)] overflow-y-auto overscroll-contain border-b border-line bg-page shadow-floating xl:hidden"
        >
          <div className="container-page grid gap-4 py-4">
            <Links />
            <div className="grid gap-3 border-t border-line pt-4">
              <MobileAccount />
              <ThemeSwitch className="justify-self-center" />
            </div>
          </div>
        </m.nav>
      )}
    </AnimatePresence>
  )
}

function Links() {
  const { before, after } = useTopLinks()
  const { pathname } = useLocation()
  return (
    <ul className="grid gap-1">
      {before.map((link) => (
        <TopLink key={link.path} {...link} />
      ))}
      <li>
        <Accordion>
          <AccordionItem value="services">
            <AccordionTrigger
              data-active={isServicePath(pathname) || undefined}
              className={`${navigationItem} justify-between`}
            >
              Services
              <Chevron />
            </AccordionTrigger>
            <AccordionContent className="ml-3 border-l border-line pl-2">
              <Services />
            </AccordionContent>
          </AccordionItem>
        </Accordion>
      </li>
      {after.map((link) => (
        <TopLink key={link.path} {...link} />
      ))}
    </ul>
  )
}

/** Every service; the groups among them open one at a time. */
function Services() {
  return (
    <Accordion asChild>
      <ul>
        {servicesMenu.map((item) =>
          'links' in item ? (
            <Group key={item.name} group={item} />
          ) : (
            <li key={item.path}>
              <ServiceLink link={item} />
            </li>
          ),
        )}
      </ul>
    </Accordion>
  )
}

function Group({ group }: { group: MenuGroup }) {
  const { name, suite, links } = group
  const { pathname } = useLocation()
  return (
    <AccordionItem value={name} asChild>
      <li data-suite={suite}>
        <AccordionTrigger
          aria-label={groupLabel(group)}
          data-active={links.some(({ path }) => isPathWithin(pathname, path)) || undefined}
          className="min-h-11 gap-3 rounded px-3 py-2 text-sm font-semibold hover:bg-accent-tint data-active:text-accent"
        >
          {name}
          <PageCount count={links.length} />
          <Chevron />
        </AccordionTrigger>
        <AccordionContent className="mb-1 ml-5 border-l border-accent-line pl-2">
          <ul>
            {links.map((link) => (
              <li key={link.path}>
                <ServiceLink link={link} />
              </li>
            ))}
          </ul>
        </AccordionContent>
      </li>
    </AccordionItem>
  )
}

const Chevron = () => (
  <ChevronDown className="size-4 shrink-0 transition-transform duration-150 group-data-[state=open]:rotate-180" />
)
