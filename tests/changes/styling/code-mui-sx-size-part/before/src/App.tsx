import Box from '@mui/material/Box';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme();

export const App = () => (
  <ThemeProvider theme={theme}>
    <Box sx={{ width: 1 }}>a</Box>
  </ThemeProvider>
);
