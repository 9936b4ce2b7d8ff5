/** Whether an address is a link's own or lies under it; home is only itself. */
export const isUnder = (pathname: string, path: string) =>
  pathname === path || pathname.startsWith(`${path}/`)
