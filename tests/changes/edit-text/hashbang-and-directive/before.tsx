#!/usr/bin/env node
'use client'
export const A = () => <p>old</p>
