import { getTopPage, type PageRoute, pageRoutes, type ServicePath } from './page-routes'

/**
 * The services that an account includes today. Add a service's path when it opens: the notes, the
 * buttons of signed-in users and the structured data follow.
 */
export const openServices: ServicePath[] = []

/** Returns the service of a page: the page itself or its parent. The company's pages have none. */
export function findService(route?: PageRoute) {
  const page = route && getTopPage(route)
  return page?.path.startsWith('/services/') ? page : undefined
}

const services = pageRoutes.filter((route) => findService(route) === route)

/** Whether an account includes a service. */
export const isOpen = (service: PageRoute) => openServices.some((path) => path === service.path)

/** Returns how many services are open. */
export function getOpenState(): 'none' | 'some' | 'all' {
  if (services.every(isOpen)) return 'all'
  return services.some(isOpen) ? 'some' : 'none'
}

/** Returns the labels of the open services, in the order of the route table. */
export const getOpenLabels = () => services.filter(isOpen).map(({ label }) => label)
