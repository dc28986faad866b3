import type { CardProps } from '@mui/material/Card';
import Card from '@mui/material/Card';

export function Summary({ sx, title, ...other }: CardProps & { title: string }) {
  return (
    <Card sx={{ ...sx, borderRadius: '8px' }} {...other}>
      {title}
    </Card>
  );
}
