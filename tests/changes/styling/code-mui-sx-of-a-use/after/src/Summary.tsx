import type { CardProps } from '@mui/material/Card';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';

export function Summary({ sx, title, ...other }: CardProps & { title: string }) {
  const renderTrend = () => <Box sx={{ top: 16, borderRadius: '4px' }}>up</Box>;

  return (
    <Card sx={[() => ({ p: 3, borderRadius: '8px' }), ...(Array.isArray(sx) ? sx : [sx])]} {...other}>
      {renderTrend()}
      {title}
    </Card>
  );
}
