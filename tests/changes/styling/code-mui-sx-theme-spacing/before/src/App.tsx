import Box from '@mui/material/Box';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({ spacing: 4 });

export const App = () => (
  <ThemeProvider theme={theme}>
    <Box sx={{ p: 2 }}>a</Box>
  </ThemeProvider>
);
