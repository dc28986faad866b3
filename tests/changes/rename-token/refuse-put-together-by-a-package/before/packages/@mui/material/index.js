const v = (k) => `var(--mui-palette-${k})`;
