'use client'
import * as UI from './ui'

export const B = () => <main><UI.Card /></main>
