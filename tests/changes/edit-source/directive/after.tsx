'use client';
const a = 3;
