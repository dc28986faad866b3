const icon = <><A /><A /></>;
