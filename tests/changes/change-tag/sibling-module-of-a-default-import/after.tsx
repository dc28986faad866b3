import Star from "@mui/icons-material/Star"
import IconButton from "@mui/material/IconButton"

export const Bar = () => <IconButton><Star /></IconButton>
