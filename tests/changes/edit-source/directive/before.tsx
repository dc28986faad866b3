'use client';
const a = 1;
