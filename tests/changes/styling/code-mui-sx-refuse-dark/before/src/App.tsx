import Box from '@mui/material/Box';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-color-scheme' },
  colorSchemes: { light: true },
});

export const App = () => (
  <ThemeProvider theme={theme}>
    <Box sx={{ color: 'red' }}>a</Box>
  </ThemeProvider>
);
