import React from 'react'

const Page: React.FC<{ names: string[] }> = ({ names }) => (
  <main>
    <ul className="names">
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  </main>
)

export default Page
