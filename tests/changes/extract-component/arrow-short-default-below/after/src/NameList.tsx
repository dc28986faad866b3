import React from 'react'

interface NameListProps {
  names: string[]
}

const NameList: React.FC<NameListProps> = ({ names }) => (
  <ul className="names">
    {names.map((name) => (
      <li key={name}>{name}</li>
    ))}
  </ul>
)

export default NameList
