'use client'

export const B = () => <main />
