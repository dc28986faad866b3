import { Card as MuiCard } from '@mui/material';

export function Card({ sx = {}, children }) {
  return <MuiCard sx={{ border: 1, ...sx }}>{children}</MuiCard>;
}
