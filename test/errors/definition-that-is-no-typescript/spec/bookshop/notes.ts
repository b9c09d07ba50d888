Remember to ask the shop for its limits.
