import React from 'react'
import NameList from './NameList'

const Page: React.FC<{ names: string[] }> = ({ names }) => (
  <main>
    <NameList names={names} />
  </main>
)

export default Page
