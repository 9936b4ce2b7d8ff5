import { useState } from 'react'
import { useLocation } from 'react-router-dom'

/** Returns the state of a menu or dialog that any navigation closes. */
export function useOpenUntilNavigation() {
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string>()
  const setOpen = (open: boolean) => setOpenAt(open ? key : undefined)
  return [openAt === key, setOpen] as const
}
