import { CBadge } from '@coreui/react'

export const Sales = () => (
  <section>
    <CBadge>12</CBadge>
    <p>Sold</p>
  </section>
)
