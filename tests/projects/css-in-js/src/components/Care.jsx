import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const Tip = styled('div')(({ theme }) => ({
  padding: theme.spacing(2),
  borderRadius: 8,
  backgroundColor: '#ecfccb',
  '&:hover': { backgroundColor: '#d9f99d' },
}));

export function Care() {
  return (
    <Paper variant="outlined" sx={{ p: 2, mt: 3 }}>
      <Typography variant="h6">Care</Typography>
      <Stack spacing={2} sx={{ mt: 1 }}>
        <Tip>Keep out of the sun.</Tip>
        <Tip>Use warm water.</Tip>
        <Box sx={{ display: 'flex', gap: 1, flexDirection: { xs: 'column', md: 'row' } }}>
          <Box component="span" sx={{ fontWeight: 600 }}>
            Pots
          </Box>
          <span>Every two years.</span>
        </Box>
      </Stack>
    </Paper>
  );
}
