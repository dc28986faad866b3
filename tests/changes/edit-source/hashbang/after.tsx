#!/usr/bin/env node
const a = 3;
