const styles = {
  heading: 'text-white md:text-6xl',
};

export { styles };
